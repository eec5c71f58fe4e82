import { contract } from '@shuyuan/contract';
import { buildCourse } from '../../testing/catalogue.ts';
import { inDays } from '../../testing/coupons.ts';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';
import { buildPackage } from '../../testing/memberships.ts';

const { memberships } = contract;

/** Access matrix of the calls of memberships (Z1). */
export const membershipRows: readonly MatrixRow[] = [
  matrixRow({
    call: memberships.packages,
    input: async (school) => {
      await buildPackage(school);
      return {};
    },
    except: { otherSchool: 'empty', foreignVisitor: 'empty' },
  }),
  matrixRow({
    call: memberships.records,
    input: async (school, owner) => {
      const period = { name: '月卡', starts_at: inDays(-1), ends_at: inDays(29) };
      const own = { company_id: school.id, student_id: owner.id, package_id: null, name_en: null };
      await school.withTenant(async (tx) => {
        await tx
          .insertInto('member_record')
          .values({ ...own, ...period, source: 'school', source_id: owner.id })
          .execute();
      });
      return {};
    },
    except: { otherStudent: 'empty', otherSchool: 'empty' },
  }),
  matrixRow({ call: memberships.mine, input: () => ({}) }),
  matrixRow({ call: memberships.alarm, input: () => ({}) }),
  matrixRow({
    call: memberships.courses,
    input: async (school) => {
      await buildCourse(school, { offer: { member_fen: 5_000 } });
      return { packageId: await buildPackage(school) };
    },
  }),
];
