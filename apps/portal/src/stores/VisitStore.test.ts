import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/apiError.ts';
import { buildApi, buildServices } from '../testing/services.ts';
import { VisitStore } from './VisitStore.ts';

describe('visit record', () => {
  it('is sent once a session, without the query of the address (§7)', async () => {
    const recordVisit = vi.fn(async () => ({}));
    const { services } = buildServices({ api: buildApi({ site: { recordVisit } }) });
    await new VisitStore(services).record('https://search.example/?q=secret');
    await new VisitStore(services).record('');
    expect(recordVisit).toHaveBeenCalledOnce();
    expect(recordVisit).toHaveBeenCalledWith(
      expect.objectContaining({ platform: 'desktopWeb', path: '/course', referer: 'https://search.example/' }),
    );
  });

  it('is sent with the next page where it could not be sent (product.md 2.2)', async () => {
    const recordVisit = vi.fn(async () => ({}));
    recordVisit.mockRejectedValueOnce(new ApiError('unreachable'));
    const { services } = buildServices({ api: buildApi({ site: { recordVisit } }) });
    const visits = new VisitStore(services);
    for (let page = 0; page < 3; page += 1) await visits.record('');
    expect(recordVisit).toHaveBeenCalledTimes(2);
  });
});
