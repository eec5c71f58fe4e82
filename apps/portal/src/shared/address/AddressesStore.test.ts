import type { Address } from '@shuyuan/contract';
import { ADDRESSES_MAX } from '@shuyuan/rules';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/apiError.ts';
import { buildApi } from '../../testing/services.ts';
import { AddressesStore } from './AddressesStore.ts';
import { toAddressCard, toAddressValues, toSentAddress } from './addressProps.ts';

const buildAddress = (given: Partial<Address> = {}): Address => ({
  id: 1,
  consignee: '林知夏',
  phone: '13811202026',
  provinceCode: '330000',
  provinceName: '浙江省',
  cityCode: '330100',
  cityName: '杭州市',
  districtCode: '330106',
  districtName: '西湖区',
  detail: '学院路38号',
  isDefault: false,
  ...given,
});
const home = buildAddress({ id: 1 });
const school = buildAddress({ id: 2, isDefault: true });
const pageOf = (items: Address[]) => ({ items, totalCount: items.length, currentPage: 1, pageSize: 20 });
const { id: _id, ...sent } = home;

async function build(items: Address[], calls: Parameters<typeof buildApi>[0] = {}) {
  const list = vi.fn(async () => pageOf(items));
  const store = new AddressesStore(buildApi({ addresses: { list, ...calls.addresses } }));
  await store.list.load();
  list.mockClear();
  return { store, list };
}

describe('the addresses of a student', () => {
  it('sends to the default one until another is picked (I17)', async () => {
    const { store } = await build([home, school]);
    expect(store.chosen?.id).toBe(2);
    store.pick(1);
    expect(store.chosen?.id).toBe(1);
  });

  it('are full at the maximum per student', async () => {
    const { store } = await build(Array.from({ length: ADDRESSES_MAX }, (_, n) => buildAddress({ id: n + 1 })));
    expect(store.isFull).toBe(true);
  });

  it('selects the saved address, closes the form and reloads', async () => {
    const save = vi.fn(async () => home);
    const { store, list } = await build([school, home], { addresses: { save } });
    store.write('new');
    await store.save(sent);
    expect(store.written).toBeNull();
    expect(store.chosen?.id).toBe(1);
    expect(list).toHaveBeenCalledOnce();
  });

  it('keeps the form open when the limit is reached, and reloads', async () => {
    const refusal = new ApiError('refused', '最多保存20个地址', { code: 3501 });
    const { store, list } = await build([], { addresses: { save: () => Promise.reject(refusal) } });
    store.write('new');
    await expect(store.save(sent)).rejects.toBe(refusal);
    expect(store.written).toBe('new');
    expect(list).toHaveBeenCalledOnce();
  });

  it('tries a save again with the same request id, and other contents with another (C1)', async () => {
    const ids: string[] = [];
    const save = async (_input: unknown, options?: { requestId?: string }): Promise<Address> => {
      ids.push(options?.requestId ?? '');
      throw new ApiError('unreachable');
    };
    const { store } = await build([], { addresses: { save } });
    for (const contents of [sent, sent, { ...sent, detail: '别处' }]) await store.save(contents).catch(() => undefined);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('counts an address that another tab deleted before as deleted', async () => {
    const { store, list } = await build([home], {
      addresses: { remove: () => Promise.reject(new ApiError('missing')) },
    });
    await store.remove(1);
    expect(list).toHaveBeenCalledOnce();
  });

  it('reports that an address deleted in another tab cannot become the default, and reloads', async () => {
    const { store, list } = await build([home], {
      addresses: { setDefault: () => Promise.reject(new ApiError('missing')) },
    });
    await expect(store.makeDefault(1)).rejects.toMatchObject({ kind: 'missing' });
    expect(list).toHaveBeenCalledOnce();
  });
});

describe('the region of an address', () => {
  it('has three steps, or two where a city is a province', () => {
    const beijing = [
      { code: '110000', name: '北京市' },
      { code: '110108', name: '海淀区' },
    ];
    const values = { ...toAddressValues(home), region: beijing };
    expect(toSentAddress(values)).toMatchObject({ provinceCode: '110000', districtCode: '110108' });
    expect(toSentAddress(values)).not.toHaveProperty('cityCode');
    expect(toSentAddress(toAddressValues(home), home.id)).toEqual(home);
    expect(toAddressCard(home).region).toEqual(['浙江省', '杭州市', '西湖区']);
  });
});
