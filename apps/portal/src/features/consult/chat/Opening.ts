import type { Conversation } from '@shuyuan/contract';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { ApiError } from '../../../api/apiError.ts';
import type { Api } from '../../../api/createApi.ts';
import { Scope } from '../../../core/scope.ts';
import type { Conversations } from './Conversations.ts';
import type { ChatTarget } from './chatLink.ts';

/** Which conversation the window shows: the one that its address asks for, or the last one (product.md 5.1). */
export class Opening {
  activeId: number | null = null;
  /** Why the person whom the address names has no conversation. */
  error: ApiError | null = null;
  isRunning = false;
  private wantsLast = false;
  #turn = 0;
  readonly #scope = new Scope();

  readonly #api: Pick<Api, 'chat'>;
  readonly #conversations: Conversations;

  constructor(api: Pick<Api, 'chat'>, conversations: Conversations) {
    this.#api = api;
    this.#conversations = conversations;
    makeAutoObservable(this, { error: observableRef }, { autoBind: true });
  }

  start() {
    const last = () => (this.wantsLast ? this.#conversations.items[0]?.id : undefined);
    this.#scope.add(reaction(last, (id) => id !== undefined && this.activate(id), { fireImmediately: true }));
  }

  dispose() {
    this.#turn += 1;
    this.#scope.dispose();
  }

  /** Opens what the address asks for; without it the last conversation, once the list is here. Resolves to the talk with a person that it has opened. */
  async show(target: ChatTarget | null): Promise<number | null> {
    this.#turn += 1;
    this.wantsLast = target === null;
    this.isRunning = false;
    this.error = null;
    this.activate(target?.kind === 'talk' ? target.id : null);
    if (target?.kind !== 'person') return null;
    this.isRunning = true;
    const turn = this.#turn;
    try {
      return this.opened(turn, await this.#api.chat.open({ toType: target.type, toIds: [...target.ids] }), null);
    } catch (cause) {
      return this.opened(turn, null, cause instanceof ApiError ? cause : new ApiError('failed', '', { cause }));
    }
  }

  private opened(turn: number, conversation: Conversation | null, error: ApiError | null) {
    if (turn !== this.#turn) return null; // the address asks for something else by now
    this.isRunning = false;
    this.error = error;
    if (!conversation) return null;
    this.#conversations.merge(conversation);
    this.activate(conversation.id);
    return conversation.id;
  }

  private activate(id: number | null) {
    this.wantsLast &&= id === null;
    this.activeId = id;
  }
}
