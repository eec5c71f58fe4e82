import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { invalid } from '../../platform/core/errors.ts';

/** Most fields beside the file, and most bytes of one: the common parameters and a name (wire-facts 11). */
const FIELDS_MAX = 12;
const FIELD_MAX_BYTES = 1_024;

/** The fields of an upload and its file, whose bytes are still on their way. */
export interface Received {
  fields: Record<string, unknown>;
  part: MultipartFile;
}

/** Reads the fields up to the file, which comes last; a request without a file in the named part is not valid. */
export async function receive(request: FastifyRequest, partName: string, maxBytes: number): Promise<Received> {
  if (!request.isMultipart()) throw invalid([{ field: partName, rule: 'required' }]);
  const parts = request.parts({
    limits: { files: 1, fields: FIELDS_MAX, parts: FIELDS_MAX + 1, fieldSize: FIELD_MAX_BYTES, fileSize: maxBytes },
  });
  const fields: Record<string, unknown> = {};
  for (;;) {
    const { value, done } = await nextOf(parts);
    if (done) throw invalid([{ field: partName, rule: 'required' }]);
    if (value.type === 'file') {
      if (value.fieldname === partName) return { fields, part: value };
      value.file.resume();
      throw invalid([{ field: partName, rule: 'required' }]);
    }
    if (value.valueTruncated || value.fieldnameTruncated)
      throw invalid([{ field: value.fieldname.slice(0, 50), rule: 'length' }]);
    fields[value.fieldname] = value.value;
  }
}

/** The next part; a body that ends in the middle or is no multipart is not valid. */
async function nextOf(parts: AsyncIterator<Multipart>): Promise<IteratorResult<Multipart>> {
  try {
    return await parts.next();
  } catch {
    throw invalid([{ field: '', rule: 'multipart' }]);
  }
}
