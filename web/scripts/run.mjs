// Runs a TypeScript script of this folder the way Vite reads it: node scripts/run.mjs sheets
import { runnerImport } from 'vite';

const { module } = await runnerImport(`./scripts/${process.argv[2]}.ts`);
await module.main(process.argv.slice(3));
