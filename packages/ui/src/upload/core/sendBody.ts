import type {
  SendOptions,
  StoredFile,
  UploadBody,
  UploadTicket,
  UploadTransport,
} from '../../foundations/uploadTransport.ts';

/** Whether a file of this many bytes goes in pieces. */
export function goesInPieces(transport: UploadTransport | undefined, bytes: number): boolean {
  return transport?.resumable !== undefined && bytes >= transport.resumable.fromBytes;
}

/** A file on its way, with the ticket under which it can go on. */
export interface Sending {
  readonly body: UploadBody;
  ticket: UploadTicket | null;
}

/** Sends a file, in pieces when it is large: a known ticket goes on where the server says it stands. */
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

/** What an error of the transport means for the file. */
export function faultOf(error: unknown): 'unreachable' | 'missing' | 'refused' {
  const kind = typeof error === 'object' && error !== null && 'kind' in error ? error.kind : undefined;
  return kind === 'unreachable' || kind === 'missing' ? kind : 'refused';
}
