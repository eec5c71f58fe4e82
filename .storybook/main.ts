import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { mutation } from './plugins/mutation.ts';
import { workbench } from './plugins/workbench.ts';

const kit = fileURLToPath(new URL('../packages/ui/src/', import.meta.url));

/** Every folder of the kit that holds stories is a group of the sidebar, so new groups appear automatically. */
const groups = readdirSync(kit, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && hasStories(`${kit}${entry.name}`))
  .map((entry) => ({
    directory: `../packages/ui/src/${entry.name}`,
    titlePrefix: groupTitle(entry.name),
    files: '**/*.stories.tsx',
  }));

function hasStories(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((file) => file.endsWith('.stories.tsx'));
}

/** `studyRoom` → `Study room`. */
function groupTitle(folder: string) {
  const words = folder.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: './welcome', files: '*.stories.tsx' },
    { directory: './brand', titlePrefix: 'Brand', files: '*.stories.tsx' },
    { directory: './tokens', titlePrefix: 'Tokens', files: '*.stories.tsx' },
    { directory: './checks', titlePrefix: 'Checks', files: '*.stories.tsx' },
    ...groups,
    // The portal's own pages; the tag `page` or `page-one` says which pictures a story has.
    { directory: './pages', titlePrefix: 'Pages', files: '*.stories.tsx' },
  ],
  // Pictures and media of the demo schools, to which the recorded answers of the pages lead.
  staticDirs: [
    // What documents need that do not embed their fonts.
    { from: '../packages/ui/node_modules/pdfjs-dist/cmaps', to: '/pdf/cmaps' },
    { from: '../packages/ui/node_modules/pdfjs-dist/standard_fonts', to: '/pdf/standard_fonts' },
    { from: './pages/served', to: '/' }, // the file that the device check measures the network with
    { from: '../apps/server/src/seed/pictures', to: '/files/seed' },
    { from: '../apps/server/src/seed/media', to: '/files/media' },
    { from: '../apps/server/src/seed/media/questions', to: '/files/seed/questions' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react(), workbench, ...(process.env['SHUYUAN_MUTATION'] ? [mutation()] : [])],
    define: { ...vite.define, global: 'globalThis' },
    // The workspace packages are read from their sources, so the workbench needs no build.
    resolve: {
      ...vite.resolve,
      conditions: ['source', ...(vite.resolve?.conditions ?? ['module', 'browser', 'development|production'])],
    },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Every file of the headless library begins with 'use client', which has no effect here.
        onLog: (level, log, next) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
        },
      },
    },
  }),
};
export default config;
