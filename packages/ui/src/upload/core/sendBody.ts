import type {
  SendOptions,
  StoredFile,
  UploadBody,
  UploadTicket,
  UploadTransport,
} from '../../foundations/uploadTransport.ts';

/** Whether a file of this size in bytes is sent in chunks. */
export function goesInPieces(transport: UploadTransport | undefined, bytes: number): boolean {
  return transport?.resumable !== undefined && bytes >= transport.resumable.fromBytes;
}

/** A file being uploaded, with the ticket to resume it. */
export interface Sending {
  readonly body: UploadBody;
  ticket: UploadTicket | null;
}

/** Sends a file, in chunks if it is large: a known ticket resumes at the server's offset. */
export async function sendBody(
  transport: UploadTransport,
  sending: Sending,
  { signal, onProgress }: SendOptions,
): Promise<StoredFile> {
  const { body } = sending;
  const { resumable } = transport;
  if (!resumable || !goesInPieces(transport, body.blob.size)) return transport.send(body, { signal, onProgress });
  let at = 0;
  if (sending.ticket) {
    at = await resumable.offset(sending.ticket, { signal });
  } else {
    sending.ticket = await resumable.create(body, { signal });
    at = sending.ticket.offset;
  }
  const { ticket } = sending;
  while (at < body.blob.size) {
    signal.throwIfAborted();
    onProgress?.(at);
    const before = at;
    const piece = body.blob.slice(before, before + resumable.chunkBytes);
    at = await resumable.append(ticket, before, piece, { signal, onProgress: (sent) => onProgress?.(before + sent) });
    if (at <= before) throw new Error('The server did not take a piece of the file.');
  }
  return resumable.finish(ticket, body, { signal });
}

/** Maps a transport error to a failure of the file. */
export function faultOf(error: unknown): 'unreachable' | 'missing' | 'refused' {
  const kind = typeof error === 'object' && error !== null && 'kind' in error ? error.kind : undefined;
  return kind === 'unreachable' || kind === 'missing' ? kind : 'refused';
}
