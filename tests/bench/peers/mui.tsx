import {
  Button,
  Card,
  CardActionArea,
  CardContent,
  CardMedia,
  Checkbox,
  Chip,
  createTheme,
  FormControlLabel,
  MenuItem,
  Select,
  Stack,
  Switch,
  TextField,
  ThemeProvider,
  Typography,
} from '@mui/material';
import { useMemo } from 'react';
import { drive } from '../kits/driver.tsx';
import { PRIMARY } from '../kits/subject.ts';

drive({
  Frame: ({ brand, children }) => {
    const theme = useMemo(() => createTheme({ palette: { primary: { main: PRIMARY[brand] } } }), [brand]);
    return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
  },
  Card: ({ item }) => (
    <Card>
      <CardActionArea>
        <CardMedia component="img" image={item.cover} alt="" width={272} height={153} loading="lazy" />
        <CardContent>
          <Chip size="small" label={item.when} />
          <Typography variant="subtitle1" component="h3">
            {item.title}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {item.who}
          </Typography>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'baseline' }}>
            <Typography color="primary">{item.price}</Typography>
            <Typography component="s" variant="body2">
              {item.former}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {item.count}
            </Typography>
          </Stack>
        </CardContent>
      </CardActionArea>
    </Card>
  ),
  Coupon: ({ item }) => (
    <Card>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Stack>
          <Typography variant="h6" component="strong">
            {item.price}
          </Typography>
          <Typography variant="caption">满599可用</Typography>
        </Stack>
        <Stack sx={{ flex: 1 }}>
          <Typography component="h3">
            {item.title} <Chip size="small" color="warning" label="满减券" />
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {item.when}
          </Typography>
        </Stack>
        <Button variant="contained">去使用</Button>
      </Stack>
    </Card>
  ),
  Controls: () => (
    <Stack direction="row" spacing={1}>
      <Button variant="contained">报名</Button>
      <Button>收藏</Button>
      <TextField size="small" placeholder="姓名" />
      <Select size="small" defaultValue="math" inputProps={{ 'aria-label': '科目' }}>
        <MenuItem value="math">数学</MenuItem>
      </Select>
      <FormControlLabel control={<Checkbox />} label="同意" />
      <Switch />
      <Chip label="直播" />
    </Stack>
  ),
});
