/**
 * SQL functions that geocode, for your own SQLite database: `doorplate/sqlite`.
 *
 * @module doorplate/sqlite
 */

export { type RegisterOptions, register, type SqlDatabase } from './register';
