import { Button, Card, Checkbox, ConfigProvider, Flex, Input, Select, Switch, Tag, Typography } from 'antd';
import { drive } from '../kits/driver.tsx';
import { PRIMARY } from '../kits/subject.ts';

const OPTIONS = [{ value: 'math', label: '数学' }];

drive({
  Frame: ({ brand, children }) => (
    <ConfigProvider theme={{ token: { colorPrimary: PRIMARY[brand] } }}>{children}</ConfigProvider>
  ),
  Card: ({ item }) => (
    <Card hoverable size="small" cover={<img src={item.cover} alt="" width={272} height={153} loading="lazy" />}>
      <Tag>{item.when}</Tag>
      <Typography.Title level={5} ellipsis={false}>
        {item.title}
      </Typography.Title>
      <Typography.Text type="secondary">{item.who}</Typography.Text>
      <Flex gap={8} align="baseline">
        <Typography.Text type="danger" strong>
          {item.price}
        </Typography.Text>
        <Typography.Text delete>{item.former}</Typography.Text>
        <Typography.Text type="secondary">{item.count}</Typography.Text>
      </Flex>
    </Card>
  ),
  Coupon: ({ item }) => (
    <Card size="small">
      <Flex gap={16} align="center">
        <Flex vertical>
          <Typography.Text strong>{item.price}</Typography.Text>
          <Typography.Text>满599可用</Typography.Text>
        </Flex>
        <Flex vertical flex={1}>
          <Typography.Text strong>
            {item.title} <Tag color="orange">满减券</Tag>
          </Typography.Text>
          <Typography.Text type="secondary">{item.when}</Typography.Text>
        </Flex>
        <Button type="primary">去使用</Button>
      </Flex>
    </Card>
  ),
  Controls: () => (
    <Flex gap={8}>
      <Button type="primary">报名</Button>
      <Button>收藏</Button>
      <Input aria-label="姓名" placeholder="姓名" />
      <Select aria-label="科目" options={OPTIONS} defaultValue="math" />
      <Checkbox>同意</Checkbox>
      <Switch aria-label="提醒" />
      <Tag>直播</Tag>
    </Flex>
  ),
});
