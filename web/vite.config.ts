import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledWords, offlineFiles, preloadFonts, symbolSheets } from './vite.plugins.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    symbolSheets(),
    preloadFonts(),
    compiledWords(),
    offlineFiles(readdirSync(join(import.meta.dirname, 'public'))),
  ],
  server: { port: 5173 },
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0 },
  worker: { format: 'es' },
});
