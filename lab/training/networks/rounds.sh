#!/usr/bin/env bash
# Generations of a network for one game: games of the program against itself, then training on all games so far.
#
#   rounds.sh LAB GAME OUT GENERATIONS PLAY_SECONDS TRAIN_SECONDS
#
# LAB is the example `network_lab`. The first games are valued by terms, later ones by the network before. OUT gets the games,
# the rows, the networks GAME-1.net, GAME-2.net, … and what the training printed. After each generation it plays against the
# one before it, the first against the terms.
set -euo pipefail
lab=$1 game=$2 out=$3 generations=$4 play=$5 train=$6
here=$(dirname "$0")
threads=${THREADS:-$(nproc)}
case $game in
  shatra) shape=(--width 128 --factor 622) ;;
  rotary) shape=(--width 64) ;;
  *) shape=(--width 128) ;;
esac
mkdir -p "$out"
player=terms
rows=()
for generation in $(seq "$generations"); do
  name=$out/$game-$((generation - 1))
  "$lab" selfplay "$game" "$name.games" "$play" "${NODES:-500}" "$threads" $((1000 * generation - 993)) "${player#network:}"
  "$lab" rows "$game" "$name.games" "$name.rows"
  rows+=("$name.rows")
  network=$out/$game-$generation.net
  python3 "$here/train.py" --rows "${rows[@]}" --out "$network" --seconds "$train" "${shape[@]}" \
    --made "$game, generation $generation, ${#rows[@]} x $play s of games" | tee "$out/$game-$generation.log"
  "$lab" arena "$game" "network:$network" "$player" "${GAMES:-120}" 20 "$threads" 1
  player=network:$network
done
