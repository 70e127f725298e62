import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { componentTests } from './vite/component-tests';
import { messages } from './vite/messages';

/** For the tests only: both apps take this folder in as source. */
export default defineConfig({
  plugins: [messages(), react()],
  test: componentTests,
});
