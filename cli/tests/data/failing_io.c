/* Loaded before the C library: while the file named by GALDS_TEST_IO_ERROR exists, writing to a file of
   the database and flushing it to the disk fail as they do on a broken disk. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <sys/types.h>
#include <unistd.h>

static int disk_is_broken(void) {
    const char *sign = getenv("GALDS_TEST_IO_ERROR");
    return sign != NULL && access(sign, F_OK) == 0;
}

static int input_output_error(void) {
    errno = EIO;
    return -1;
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t place) {
    static ssize_t (*real)(int, const void *, size_t, off64_t);
    if (disk_is_broken()) return input_output_error();
    if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, "pwrite64");
    return real(file, bytes, count, place);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t place) {
    return pwrite64(file, bytes, count, place);
}

int fsync(int file) {
    static int (*real)(int);
    if (disk_is_broken()) return input_output_error();
    if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, "fsync");
    return real(file);
}

int fdatasync(int file) {
    static int (*real)(int);
    if (disk_is_broken()) return input_output_error();
    if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, "fdatasync");
    return real(file);
}
