import '@mantine/core/styles.css';
import {
  Badge,
  Button,
  Card,
  Checkbox,
  createTheme,
  Group,
  Image,
  MantineProvider,
  Select,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core';
import { useMemo } from 'react';
import { drive } from '../kits/driver.tsx';
import { PRIMARY } from '../kits/subject.ts';

const SUBJECTS = ['数学'];
const ten = (colour: string) => Array.from({ length: 10 }, () => colour) as unknown as readonly [string, string];

drive({
  Frame: ({ brand, children }) => {
    const theme = useMemo(
      () => createTheme({ colors: { brand: ten(PRIMARY[brand]) as never }, primaryColor: 'brand' }),
      [brand],
    );
    return <MantineProvider theme={theme}>{children}</MantineProvider>;
  },
  Card: ({ item }) => (
    <Card component="a" href={`/${item.id}`} shadow="xs" radius="md">
      <Card.Section>
        <Image src={item.cover} alt="" w={272} h={153} loading="lazy" />
      </Card.Section>
      <Badge variant="light">{item.when}</Badge>
      <Text component="h3" fw={600}>
        {item.title}
      </Text>
      <Text size="sm" c="dimmed">
        {item.who}
      </Text>
      <Group gap="xs" align="baseline">
        <Text c="brand" fw={600}>
          {item.price}
        </Text>
        <Text size="sm" td="line-through">
          {item.former}
        </Text>
        <Text size="sm" c="dimmed">
          {item.count}
        </Text>
      </Group>
    </Card>
  ),
  Coupon: ({ item }) => (
    <Card radius="md">
      <Group align="center" wrap="nowrap">
        <Stack gap={0}>
          <Text fw={600} size="xl">
            {item.price}
          </Text>
          <Text size="xs">满599可用</Text>
        </Stack>
        <Stack gap={0} flex={1}>
          <Group gap="xs">
            <Text fw={600}>{item.title}</Text>
            <Badge color="orange">满减券</Badge>
          </Group>
          <Text size="sm" c="dimmed">
            {item.when}
          </Text>
        </Stack>
        <Button>去使用</Button>
      </Group>
    </Card>
  ),
  Controls: () => (
    <Group gap="xs" wrap="nowrap">
      <Button>报名</Button>
      <Button variant="subtle">收藏</Button>
      <TextInput aria-label="姓名" placeholder="姓名" />
      <Select aria-label="科目" data={SUBJECTS} defaultValue="数学" />
      <Checkbox label="同意" />
      <Switch aria-label="提醒" />
      <Badge>直播</Badge>
    </Group>
  ),
});
