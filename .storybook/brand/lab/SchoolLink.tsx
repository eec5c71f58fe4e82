import { brands } from '@shuyuan/tokens';
import { Field, Heading, Input, Link, Select, Stack, Text } from '@shuyuan/ui';
import { useState } from 'react';

/** Where `npm start` listens unless it is told another port. */
const USUAL = 'http://localhost:8080';

/** The page of a demo school in a brand; undefined for what is no address of a server. */
export function schoolAddress(server: string, tenant: string, brand: string): string | undefined {
  const { protocol, host } = URL.parse(server.trim()) ?? {};
  if (!host || !/^https?:$/.test(protocol ?? '')) return undefined;
  const school = tenant === 'default' ? host : `${tenant}.${host}`;
  return `${protocol}//${school}/web/index?brand=${encodeURIComponent(brand)}`;
}

const SCHOOLS = brands.flatMap(({ tenants, name }) =>
  tenants.map((tenant) => ({ value: tenant, label: `${tenant} · ${name.cn}` })),
);

/** The brand on a demo school: the whole product, with its data. */
export function SchoolLink({ brand }: { brand: string }) {
  const [school, setSchool] = useState(SCHOOLS[0]?.value ?? 'default');
  const [server, setServer] = useState(USUAL);
  const address = schoolAddress(server, school, brand);
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
        <Select items={SCHOOLS} value={school} onChange={(next) => setSchool(next ?? school)} />
      </Field>
      <Field
        label="Server"
        error={address === undefined ? 'must be an address such as http://localhost:8080' : undefined}
      >
        <Input value={server} inputMode="url" spellCheck={false} onChange={setServer} />
      </Field>
      {address !== undefined && (
        <Link href={address} external>
          {address}
        </Link>
      )}
    </Stack>
  );
}
