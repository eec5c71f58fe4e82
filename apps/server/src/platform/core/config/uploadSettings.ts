import { availableParallelism } from 'node:os';
import type { Reader } from './environment.ts';

const MB = 1_048_576;
const GB = 1_073_741_824;
/** A picture of 50 megapixels with transparency has 190 MB decoded. */
const DECODED_MB = 200;

/** Limits of uploads that the operator decides (U2, U11). */
export interface UploadSettings {
  /** Processes that decode pictures side by side; one on a machine of two processors, so that requests keep the other. */
  decoders: number;
  /** Most bytes of one decoded picture: width × height × channels × depth. */
  decodedBytes: number;
  /** Bytes that all files of one person may take together. */
  personBytes: number;
  /** Bytes that all files of a school may take together. */
  schoolBytes: number;
  /** Bytes of the disk that uploads leave free (S17). */
  diskReserveBytes: number;
}

/** Reads the limits of uploads. */
export function readUploads(read: Reader): UploadSettings {
  return {
    decoders: Math.round(read.number('PICTURE_DECODERS', availableParallelism() > 2 ? 2 : 1, 1, 2)),
    decodedBytes: read.number('PICTURE_DECODED_MB', DECODED_MB, 1, 2_048) * MB,
    personBytes: read.number('UPLOAD_PERSON_MB', 5_120, 1, 1_048_576) * MB,
    schoolBytes: read.number('UPLOAD_SCHOOL_GB', 100, 0.01, 1_048_576) * GB,
    diskReserveBytes: read.number('DISK_RESERVE_MB', 100, 0, 1_048_576) * MB,
  };
}
