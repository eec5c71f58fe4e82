import * as z from 'zod/mini';
import { get } from './call.ts';
import { record, text } from './schema.ts';

/** Addresses of files that are told to one reader, and end after minutes (U6). */
export const files = {
  renew: get('/fileUpload/getFileUrl', {
    summary: 'A new address of a file that the caller may still read; 404 for every other',
    service: 'upload',
    access: 'member',
    /** The address as it was told, ended or not. */
    input: record({ url: ['fileUrl', text(400)] }),
    result: record({ url: ['fileUrl', z.string()] }),
  }),
};
