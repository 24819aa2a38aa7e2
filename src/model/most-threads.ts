/**
 * The most worker threads that a caller may ask for: more than a machine has cores. Several thousand would end the
 * process, with an error that nobody can catch.
 */
export const MOST_THREADS = 1024;
