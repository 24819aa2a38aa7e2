/**
 * Functions of SQL over a geocoder, in somebody's own SQLite database: `doorplate/sqlite`.
 *
 * @module doorplate/sqlite
 */

export { type RegisterOptions, register, type SqlDatabase } from './register';
