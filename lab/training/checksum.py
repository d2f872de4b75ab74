"""The checksum of a network's file, as the Rust readers compute it."""

import struct


def mix(word):
    """The mixing step of the checksum, as `galds_core::mix`."""
    mask = (1 << 64) - 1
    word = (word + 0x9E3779B97F4A7C15) & mask
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & mask
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & mask
    return word ^ (word >> 31)


def checksum(data):
    total = len(data)
    padded = data + bytes(8 - len(data) % 8)
    for (word,) in struct.iter_unpack("<Q", padded):
        total = mix(total ^ word)
    return total
