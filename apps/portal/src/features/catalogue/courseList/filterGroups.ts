import type { Grade, Subject } from '@shuyuan/contract';
import type { Locale } from '@shuyuan/rules';
import type { FilterGroup, FilterValue } from '@shuyuan/ui';
import type { TFunction } from 'i18next';
import { localName } from '../../../shared/words/localName.ts';
import { type CourseFilters, KINDS, STATUSES } from './courseAddress.ts';

interface Choices {
  subjects: readonly Subject[] | undefined;
  grades: readonly Grade[] | undefined;
  locale: Locale;
  t: TFunction<'courseList'>;
}

/** The rows of the filter bar; subjects and grades are the school's own. */
export function filterGroups({ subjects = [], grades = [], locale, t }: Choices): FilterGroup[] {
  const constants = (list: readonly (Subject | Grade)[]) =>
    list.map((constant) => ({ value: String(constant.id), label: localName(constant, locale) }));
  return [
    { key: 'subjectId', label: t('subject'), items: constants(subjects) },
    { key: 'gradeId', label: t('grade'), items: constants(grades) },
    { key: 'kind', label: t('kind'), items: KINDS.map((kind) => ({ value: kind, label: t(kind) })) },
    {
      key: 'status',
      label: t('status'),
      items: STATUSES.map((status) => ({ value: status, label: t(status) })),
      // So that two rows of tiles fit below the filters at 1280×900 (ui-kit 5.4).
      beside: true,
    },
  ];
}

/** What is chosen in each row. */
export function filterValue({ subjectId, gradeId, kind, status }: CourseFilters): FilterValue {
  return { subjectId: subjectId?.toString(), gradeId: gradeId?.toString(), kind, status };
}

/** The filters after a choice: order and keyword stay, the list begins at its first page. */
export function withFilterValue(filters: CourseFilters, value: FilterValue): CourseFilters {
  const { subjectId: _s, gradeId: _g, kind: _k, status: _t, ...rest } = filters;
  const subjectId = Number(value['subjectId'] ?? 0);
  const gradeId = Number(value['gradeId'] ?? 0);
  const kind = KINDS.find((each) => each === value['kind']);
  const status = STATUSES.find((each) => each === value['status']);
  return {
    ...rest,
    page: 1,
    ...(subjectId > 0 && { subjectId }),
    ...(gradeId > 0 && { gradeId }),
    ...(kind && { kind }),
    ...(status && { status }),
  };
}
