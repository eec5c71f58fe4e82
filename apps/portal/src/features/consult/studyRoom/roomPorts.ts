import type { Services } from '../../../core/services.ts';
import type { Media } from '../../../shared/devices/media.ts';
import type { RoomAddress } from './roomAddress.ts';

/** What a room needs of the page and of the browser. */
export interface RoomPorts {
  services: Pick<Services, 'api' | 'upload' | 'clock' | 'sessionStorage'>;
  address: RoomAddress;
  /** Hosts of the school on which rooms may open (X3). */
  hosts: readonly string[];
  media: Media;
  createConnection(config: RTCConfiguration): RTCPeerConnection;
  createId?: () => string;
  /** The page is closed, reloads or is left; returns the end of the subscription. */
  onPageHide(listener: () => void): () => void;
}
