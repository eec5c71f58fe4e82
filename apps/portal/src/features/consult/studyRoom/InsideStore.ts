import { type RoomSession, SocketType } from '@shuyuan/contract';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import type { Upload } from '../../../api/uploading.ts';
import { Scope } from '../../../core/scope.ts';
import type { DeviceStore } from '../../../shared/devices/DeviceStore.ts';
import type { LiveSocket } from '../../../stores/live/liveSocket.ts';
import { BoardStore } from './board/BoardStore.ts';
import { PeerStore } from './PeerStore.ts';
import { RoomFiles } from './RoomFiles.ts';
import { RoomItems } from './RoomItems.ts';

interface InsidePorts {
  api: Api;
  upload: Upload;
  devices: DeviceStore;
  session: RoomSession;
  createConnection(config: RTCConfiguration): RTCPeerConnection;
  createId(): string;
  /** Reads the session again. */
  refreshSession(): void;
}

/** Milliseconds between two refreshes of the room when no push came (W10). */
const REFRESH_MS = 15_000;

/** The built-in room while one is in it: its items, picture and sound, and the hints of the server. */
export class InsideStore {
  readonly items: RoomItems;
  readonly board: BoardStore;
  readonly files: RoomFiles;
  /** Absent until the socket is there. */
  peer: PeerStore | null = null;
  readonly #scope = new Scope();
  readonly #calls = new Scope();

  readonly #ports: InsidePorts;

  constructor(ports: InsidePorts) {
    this.#ports = ports;
    const { api, upload, session, createId } = ports;
    this.items = new RoomItems(api.room, session.tempLogId, session.me.type, createId);
    this.board = new BoardStore(this.items, {
      showDraft: (body) => this.peer?.showDraft(body),
      showPointer: (pointer) => this.peer?.showPointer(pointer),
    });
    this.files = new RoomFiles({ upload, items: this.items, board: this.board, createId });
    makeAutoObservable(this, { items: false, board: false, files: false, peer: observableRef }, { autoBind: true });
  }

  /** The peer is connected with another tab of this user. */
  get isElsewhere() {
    return this.peer?.isElsewhere === true;
  }

  start() {
    const timer = setInterval(this.refreshAll, REFRESH_MS);
    this.#scope.add(() => clearInterval(timer));
    this.#scope.add(
      reaction(
        () => this.isElsewhere,
        (isElsewhere) => isElsewhere && this.#ports.devices.close(), // the lamp of the camera goes off
      ),
    );
    void this.items.refresh();
  }

  /** The socket opened, or went with the login: subscribes and connects. */
  connect(socket: LiveSocket | null) {
    this.hangUp();
    if (!socket) return;
    const { devices, session, createConnection, createId, refreshSession } = this.#ports;
    const { tempLogId } = session;
    const config: RTCConfiguration = {
      iceServers: session.iceServers.map(asIceServer),
      iceTransportPolicy: session.isRelayOnly ? 'relay' : 'all',
    };
    const peer = new PeerStore({
      socket,
      devices,
      tempLogId,
      isPolite: session.me.type === 'student',
      createConnection: () => createConnection(config),
      createId,
      onDraft: this.board.setTheirDraft,
      onPointer: this.board.setTheirPointer,
    });
    this.peer = peer;
    this.#calls.add(socket.onOpen(this.refreshAll));
    // A push may be lost: a connection that breaks is a hint too that the peer has left.
    this.#calls.add(
      reaction(
        () => peer.state,
        (_, last) => last === 'connected' && refreshSession(),
      ),
    );
    this.#calls.add(
      socket.on(SocketType.room, (message) => {
        if (message.tempLogId !== tempLogId) return;
        if (message.lastSeq === undefined) refreshSession();
        else this.items.handleHint(message.lastSeq);
      }),
    );
    this.#calls.add(socket.on(SocketType.callOver, (message) => message.tempLogId === tempLogId && refreshSession()));
    peer.start();
  }

  /** Moves the connection to this tab. */
  claim() {
    this.peer?.claim();
    this.#ports.refreshSession();
    void this.#ports.devices.openAllowed();
  }

  dispose() {
    this.#scope.dispose();
    this.hangUp();
    this.board.dispose();
    this.files.dispose();
    this.items.dispose();
  }

  /** Everything that a lost push may have announced (W6, W10). */
  private refreshAll() {
    this.#ports.refreshSession();
    void this.items.refresh();
  }

  private hangUp() {
    this.#calls.dispose();
    this.peer?.dispose();
    this.peer = null;
  }
}

function asIceServer({ urls, username, credential }: RoomSession['iceServers'][number]): RTCIceServer {
  return { urls, ...(username !== undefined && { username }), ...(credential !== undefined && { credential }) };
}
