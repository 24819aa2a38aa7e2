/** Packages that Next.js leaves in node_modules, because native code and worker threads do not work in a bundle. */
export default { serverExternalPackages: ['doorplate', 'better-sqlite3'] };
