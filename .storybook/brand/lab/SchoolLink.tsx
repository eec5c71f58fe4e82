import { brands } from '@shuyuan/tokens';
import { Field, Heading, Link, Select, Stack, Text } from '@shuyuan/ui';
import { useState } from 'react';

/** Where `npm start` shows the demo schools. */
const addressOf = (tenant: string, brand: string) =>
  `http://${tenant === 'default' ? '' : `${tenant}.`}localhost:8080/web/?brand=${brand}`;

const SCHOOLS = brands.flatMap(({ tenants, name }) =>
  tenants.map((tenant) => ({ value: tenant, label: `${tenant} · ${name.cn}` })),
);

/** The brand on a demo school: the whole product, with its data. */
export function SchoolLink({ brand }: { brand: string }) {
  const [school, setSchool] = useState(SCHOOLS[0]?.value ?? 'default');
  const address = addressOf(school, brand);
  return (
    <Stack gap={12}>
      <Heading level={3} size={16}>
        See it on a school
      </Heading>
      <Text size={13} tone="secondary" as="p">
        Once the file and its pictures are in the folder and `npm start` runs, any demo school shows the brand, with its
        courses and its students; an empty `?brand=` gives the school its own back.
      </Text>
      <Field label="Demo school">
        <Select options={SCHOOLS} value={school} onChange={(next) => setSchool(next ?? school)} />
      </Field>
      <Link href={address} external>
        {address}
      </Link>
    </Stack>
  );
}
