import type { StoredFile } from '../../foundations/uploadTransport.ts';
import { planAfter } from './faultPlan.ts';
import { secondsLeft } from './secondsLeft.ts';
import { type Sending, sendBody } from './sendBody.ts';
import type { Job, UploadQueueOptions } from './uploadJob.ts';
import type { UploadList } from './uploadList.ts';

interface SendJob {
  key: string;
  job: Job;
  /** What is sent of it, with its ticket of an earlier attempt. */
  sending: Sending;
  list: UploadList;
  options: Pick<UploadQueueOptions, 'transport' | 'now' | 'isOnline' | 'wait'>;
  onStored(file: StoredFile): void;
}

/** Sends the body of one file and shows how far it is; a failure that can pass puts it back into the queue, the others stay with the student. */
export async function sendJob(task: SendJob): Promise<void> {
  const { key, job, sending, list, options, onStored } = task;
  const abort = new AbortController();
  job.abort = abort;
  const total = sending.body.blob.size;
  const began = { at: options.now(), sent: -1 };
  list.patch(key, { status: 'sending', problem: null, sent: sending.ticket ? (list.find(key)?.sent ?? 0) : 0 });
  const onProgress = (sent: number) => {
    if (abort.signal.aborted) return;
    if (began.sent < 0) began.sent = sent;
    if (sent > (list.find(key)?.sent ?? 0)) job.failures = 0;
    const ms = options.now() - began.at;
    list.patch(key, { sent, secondsLeft: secondsLeft(ms, sent - began.sent, total - sent) });
  };
  try {
    const transport = options.transport();
    if (!transport) throw new Error('The kit was given nothing that sends files: `uploads` of `KitProvider`.');
    const file = await sendBody(transport, sending, { signal: abort.signal, onProgress });
    if (!abort.signal.aborted) onStored(file);
  } catch (error) {
    if (!abort.signal.aborted) await handleFailure(task, abort, error);
  }
}

/** Waits for the network, retries, or leaves it to the student. */
async function handleFailure({ key, job, list, options }: SendJob, abort: AbortController, error: unknown) {
  const plan = planAfter(error, job.failures, options.isOnline());
  if (plan.next === 'offline') return list.patch(key, { status: 'offline', secondsLeft: null });
  if (plan.next === 'failed') return list.patch(key, { status: 'failed', secondsLeft: null, problem: plan.problem });
  job.failures += 1;
  if (plan.next === 'retry') await options.wait(plan.pauseMs);
  else if (job.sending) job.sending.ticket = null;
  // Meanwhile it may have been paused, removed or restarted.
  if (job.abort === abort && !abort.signal.aborted) list.patch(key, { status: 'queued' });
}
