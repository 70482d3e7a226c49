import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledWords, preloadFonts, serviceWorker, symbolSheets } from './vite.plugins.ts';

/** The first browsers that know `light-dark()`; without them its colours would be worked out twice. */
const CSS_TARGET = ['chrome123', 'firefox120', 'safari17.5'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    symbolSheets(),
    preloadFonts(),
    compiledWords(),
    serviceWorker(readdirSync(join(import.meta.dirname, 'public'))),
  ],
  server: { port: 5173 },
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: { outDir: 'dist', target: 'es2022', cssTarget: CSS_TARGET, assetsInlineLimit: 0 },
  worker: { format: 'es' },
});
