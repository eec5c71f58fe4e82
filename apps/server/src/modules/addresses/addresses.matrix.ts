import { contract, type InputOf } from '@shuyuan/contract';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';
import type { StudentCaller } from '../../testing/school.ts';

const { addresses } = contract;

/** Input of the form. */
export function buildAddress(overrides: Partial<InputOf<typeof addresses.save>> = {}): InputOf<typeof addresses.save> {
  return {
    consignee: '林小满',
    phone: '13800138000',
    provinceCode: '330000',
    provinceName: '浙江省',
    cityCode: '330100',
    cityName: '杭州市',
    districtCode: '330106',
    districtName: '西湖区',
    detail: '文三路 1 号 2 幢 301',
    isDefault: false,
    ...overrides,
  };
}

async function ownAddress(owner: StudentCaller): Promise<{ id: number }> {
  const { id } = await owner.ask(addresses.save, buildAddress());
  return { id };
}

/** Access matrix of the calls of addresses (Z1). */
export const addressRows: readonly MatrixRow[] = [
  matrixRow({
    call: addresses.list,
    input: async (_school, owner) => {
      await ownAddress(owner);
      return {};
    },
    except: { otherStudent: 'empty', otherSchool: 'empty' },
  }),
  matrixRow({
    call: addresses.save,
    input: async (_school, owner) => buildAddress(await ownAddress(owner)),
  }),
  matrixRow({
    call: addresses.remove,
    input: async (_school, owner) => ownAddress(owner),
  }),
  matrixRow({ call: addresses.setDefault, input: async (_school, owner) => ownAddress(owner) }),
];
