import docs from 'virtual:component-docs';
import type { ComponentDoc } from '../plugins/componentDocs.ts';
import { useComponentFile } from './componentFile.ts';

/** What the sources and plays say of the component whose page this is; undefined for pages of something else. */
export const useComponentDoc = (): ComponentDoc | undefined => docs[useComponentFile()];
