// Runs first, in any version of Node. Without it, an older Node would end with a stack trace about a missing feature, and a
// checkout without its packages with one about a missing module.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node 20.19 or newer is needed, and this is ${process.versions.node}. Install it from https://nodejs.org, or with: nvm install`,
  );
  process.exit(1);
}
if (process.argv.slice(2, 4).includes('--help')) {
  console.log(require('./lib/help.cjs').help(process.argv.slice(1)));
  process.exit(0);
}
try {
  require.resolve('tsx');
} catch {
  console.error('The packages that this needs are not installed. Run: npm ci');
  process.exit(1);
}
