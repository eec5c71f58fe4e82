import { Button } from '../../controls/Button/Button.tsx';
import { CourseCard } from '../../course/CourseCard/CourseCard.tsx';
import * as courses from '../../fixtures/courses.ts';
import type { Pair } from '../../fixtures/pair.ts';
import { Card } from '../../foundations/Card/Card.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import meta from './Table.stories.tsx';
import { Table, type TableColumn } from './Table.tsx';

const { label, rows, rowKey, columns } = meta.args;
const shown = columns.filter(({ key }) => ['what', 'at', 'action'].includes(key));
const bare = columns.filter(({ key }) => ['code', 'what', 'at'].includes(key));
const two = [courses.live, courses.recorded];
type Course = (typeof two)[number];
const pictured: readonly TableColumn<Course>[] = [
  {
    key: 'cover',
    title: '封面',
    render: ({ cover }) => <img src={cover} alt="" style={{ width: 120, borderRadius: 8 }} />,
    width: '152px',
  },
  { key: 'title', title: '课程', render: ({ title }) => title, rowHeader: true },
  { key: 'lecturer', title: '老师', render: ({ lecturer }) => lecturer?.name, width: '88px' },
];

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'Each row has a name and one action.',
      render: () => <Table label={label} rows={rows.slice(0, 3)} rowKey={rowKey} columns={shown} />,
    },
    doNot: {
      caption: 'No names, and several actions.',
      render: () => (
        <Table
          label={label}
          rows={rows.slice(0, 3)}
          rowKey={rowKey}
          columns={[
            ...bare.map((column) => ({ ...column, rowHeader: false })),
            {
              key: 'action',
              title: '操作',
              align: 'end',
              width: '190px',
              render: () => (
                <Stack direction="row" gap={4} justify="end">
                  {['查看', '分享', '删除'].map((word) => (
                    <Button key={word} variant="link" size="sm">
                      {word}
                    </Button>
                  ))}
                </Stack>
              ),
            },
          ]}
        />
      ),
    },
    width: 640,
  },
  {
    do: {
      caption: 'Items with a picture as rows of cards.',
      render: () => (
        <Card>
          <Stack gap={16}>
            {two.map((course) => (
              <CourseCard key={course.id} layout="row" course={course} eager />
            ))}
          </Stack>
        </Card>
      ),
    },
    doNot: {
      caption: 'Items with a picture in a table.',
      render: () => <Table label="课程" rows={two} rowKey={({ id }) => id} columns={pictured} />,
    },
    width: 480,
  },
];
