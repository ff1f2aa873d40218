#!/usr/bin/env node
import { main } from '@polity/cli';

process.exitCode = await main(process.argv.slice(2));
