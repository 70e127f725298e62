import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { componentTests } from './vite/component-tests';
import { messages } from './vite/messages';

/** Serves the tests only: both apps import this folder as source. */
export default defineConfig({
  plugins: [messages(), react()],
  test: componentTests,
});
