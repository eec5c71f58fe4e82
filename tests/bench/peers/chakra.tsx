import {
  Badge,
  Button,
  Card,
  ChakraProvider,
  Checkbox,
  createSystem,
  defaultConfig,
  Heading,
  HStack,
  Image,
  Input,
  NativeSelect,
  Stack,
  Switch,
  Text,
} from '@chakra-ui/react';
import { drive } from '../kits/driver.tsx';
import { BRANDS, PRIMARY } from '../kits/subject.ts';

// Chakra's own way to support several brands: one system, tokens with conditions on an attribute.
const system = createSystem(defaultConfig, {
  conditions: Object.fromEntries(BRANDS.map((brand) => [`brand${brand}`, `[data-brand="${brand}"] &`])),
  theme: {
    semanticTokens: {
      colors: {
        brand: {
          solid: { value: Object.fromEntries(BRANDS.map((brand) => [`_brand${brand}`, PRIMARY[brand]])) },
          contrast: { value: '#ffffff' },
        },
      },
    },
  },
});

drive({
  Frame: ({ children }) => <ChakraProvider value={system}>{children}</ChakraProvider>,
  Card: ({ item }) => (
    <Card.Root overflow="hidden">
      <Image src={item.cover} alt="" width="272px" height="153px" loading="lazy" />
      <Card.Body gap="2">
        <Badge>{item.when}</Badge>
        <Card.Title>{item.title}</Card.Title>
        <Text textStyle="sm" color="fg.muted">
          {item.who}
        </Text>
        <HStack align="baseline">
          <Text color="brand.solid" fontWeight="semibold">
            {item.price}
          </Text>
          <Text as="s" textStyle="sm">
            {item.former}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {item.count}
          </Text>
        </HStack>
      </Card.Body>
    </Card.Root>
  ),
  Coupon: ({ item }) => (
    <Card.Root>
      <HStack gap="4" align="center">
        <Stack gap="0">
          <Text textStyle="xl" fontWeight="semibold">
            {item.price}
          </Text>
          <Text textStyle="xs">满599可用</Text>
        </Stack>
        <Stack gap="0" flex="1">
          <HStack>
            <Heading size="sm">{item.title}</Heading>
            <Badge colorPalette="orange">满减券</Badge>
          </HStack>
          <Text textStyle="sm" color="fg.muted">
            {item.when}
          </Text>
        </Stack>
        <Button colorPalette="brand">去使用</Button>
      </HStack>
    </Card.Root>
  ),
  Controls: () => (
    <HStack>
      <Button colorPalette="brand">报名</Button>
      <Button variant="ghost">收藏</Button>
      <Input aria-label="姓名" placeholder="姓名" />
      <NativeSelect.Root>
        <NativeSelect.Field aria-label="科目">
          <option value="math">数学</option>
        </NativeSelect.Field>
      </NativeSelect.Root>
      <Checkbox.Root>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>同意</Checkbox.Label>
      </Checkbox.Root>
      <Switch.Root>
        <Switch.HiddenInput />
        <Switch.Control />
      </Switch.Root>
      <Badge>直播</Badge>
    </HStack>
  ),
  switchBrand: (brand) => {
    document.documentElement.dataset['brand'] = brand;
  },
});
