#!/usr/bin/env node
// Whoever reads our output may have seen enough (`polity catalog … | head`): that is no error.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

// When rules break, their author wants the line of the source; maps are read for what is loaded after this.
process.setSourceMapsEnabled(true);
const { main } = await import('@polity/cli');

process.exitCode = await main(process.argv.slice(2));
