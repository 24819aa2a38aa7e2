// A server in one file. Doorplate and better-sqlite3 stay outside, because they read files, start threads and have
// native code.
const path = require('node:path');

module.exports = {
  mode: 'production',
  target: 'node20',
  context: __dirname,
  entry: './server.js',
  output: { path: path.join(__dirname, 'dist'), filename: 'server.cjs' },
  // `doorplate` and `doorplate/pool`, but not `./doorplate-settings`.
  externals: [/^doorplate(\/|$)/, 'better-sqlite3'],
  externalsType: 'commonjs',
};
