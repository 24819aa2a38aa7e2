/** Packages that Next.js leaves in node_modules: native code and worker threads do not survive a bundle. */
export default { serverExternalPackages: ['doorplate', 'better-sqlite3'] };
