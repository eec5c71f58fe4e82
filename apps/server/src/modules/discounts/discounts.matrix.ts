import { contract } from '@shuyuan/contract';
import { buildCampaign } from '../../testing/campaigns.ts';
import { buildCourse } from '../../testing/catalogue.ts';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';
import type { School } from '../../testing/school.ts';

const { discounts } = contract;

async function campaign(school: School): Promise<{ id: number }> {
  const { saleId } = await buildCourse(school);
  return { id: await buildCampaign(school, { [saleId]: 8_000 }) };
}

/** Access matrix of the calls of campaigns (Z1). */
export const discountRows: readonly MatrixRow[] = [
  matrixRow({
    call: discounts.list,
    input: async (school) => {
      await campaign(school);
      return {};
    },
    except: { otherSchool: 'empty', foreignVisitor: 'empty' },
  }),
  matrixRow({ call: discounts.detail, input: campaign }),
  matrixRow({ call: discounts.courses, input: campaign }),
];
