import { COMMON, LOGGED_OUT, readUploaded, UPLOADS_TO, unwrap } from '@shuyuan/contract';
import { languageType } from '@shuyuan/rules';
import axios, { type AxiosInstance } from 'axios';
import { ApiError } from './apiError.ts';
import type { ApiOptions } from './options.ts';
import { toApiError } from './toApiError.ts';
import type { Upload } from './uploading.ts';

/** Sends files as multipart bodies: common parameters and `fileName` as fields, the file last (wire-facts 11). */
export function createUploadSender(
  { bases, sender }: ApiOptions,
  http: AxiosInstance = axios.create({ withXSRFToken: false }),
): Upload {
  return async function upload(to, { name, blob }, { signal, onProgress } = {}) {
    const { path, part } = UPLOADS_TO[to];
    const body = new FormData();
    for (const [field, value] of Object.entries(common(sender('member')))) body.append(field, value);
    body.append('fileName', name);
    body.append(part, blob, name);
    try {
      const response = await http.request<unknown>({
        method: 'POST',
        url: bases.upload + path,
        data: body,
        ...(signal ? { signal } : {}),
        onUploadProgress: ({ loaded }) => onProgress?.(Math.min(loaded, blob.size)),
      });
      return read(response.data);
    } catch (error) {
      signal?.throwIfAborted();
      throw toApiError(error);
    }
  };
}

function common({ token, companyId, locale }: ReturnType<ApiOptions['sender']>): Record<string, string> {
  const language = languageType(locale);
  return {
    [COMMON.isStudent]: '1',
    ...(language === null ? {} : { [COMMON.languageType]: String(language) }),
    ...(companyId === null ? {} : { [COMMON.companyId]: String(companyId) }),
    ...(token === null ? {} : { [COMMON.token]: token }),
  };
}

function read(body: unknown) {
  const answer = unwrap(body);
  if (!answer) throw new ApiError('malformed');
  if (!answer.ok) {
    const { code, message } = answer;
    throw new ApiError(code === LOGGED_OUT ? 'loggedOut' : 'refused', message, { code });
  }
  try {
    return readUploaded(answer.data);
  } catch (cause) {
    throw new ApiError('malformed', '', { cause });
  }
}
