import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist/', 'sheets/', 'node_modules/', 'tests/browser/out/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser } },
  },
  // What a component shows is replaced as a whole, never changed in place: plain Maps and Sets serve.
  { files: ['**/*.svelte', '**/*.svelte.ts'], rules: { 'svelte/prefer-svelte-reactivity': 'off' } },
  // __SHELL__ is filled in by the build.
  { files: ['worker/*.js'], languageOptions: { globals: { ...globals.serviceworker, __SHELL__: 'readonly' } } },
  // TypeScript itself finds undefined names, and knows more than the linter.
  { files: ['**/*.ts', '**/*.svelte'], rules: { 'no-undef': 'off' } },
);
