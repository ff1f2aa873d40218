#!/usr/bin/env node
import { main } from '@polity/cli';

// Whoever reads our output may have seen enough (`polity catalog … | head`): that is no error.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await main(process.argv.slice(2));
