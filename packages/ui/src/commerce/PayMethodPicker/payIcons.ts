const icon = (body: string) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 36 36'%3E${body}%3C/svg%3E`;

/** Logos of payment services, drawn for this kit; their colours belong to the services and are the same in every brand. */
export const payIcons = {
  wechat: icon(
    "%3Crect width='36' height='36' rx='9' fill='%2312a150'/%3E%3Cpath d='M15 8.500c-4.700 0-8 2.900-8 6.600 0 2.100 1.100 3.900 2.800 5.100l-.7 2.400 2.800-1.400c1 .3 2 .4 3.100.4h.6c-.1-.5-.2-1-.2-1.500 0-3.700 3.200-6.500 7.200-6.500h.4c-.7-3-3.900-5.100-8-5.100Z' fill='%23fff'/%3E%3Cpath d='M29.500 20.200c0-2.900-2.800-5.200-6.300-5.200s-6.400 2.300-6.400 5.200c0 2.900 2.900 5.200 6.400 5.200.8 0 1.500-.1 2.200-.3l2.200 1.100-.6-1.900c1.500-1 2.500-2.400 2.500-4.100Z' fill='%23fff'/%3E%3Cg fill='%2312a150'%3E%3Ccircle cx='12.400' cy='13.300' r='1.100'/%3E%3Ccircle cx='17.500' cy='13.300' r='1.100'/%3E%3Ccircle cx='21' cy='19' r='.9'/%3E%3Ccircle cx='25.300' cy='19' r='.9'/%3E%3C/g%3E",
  ),
  alipay: icon(
    "%3Crect width='36' height='36' rx='9' fill='%231668e3'/%3E%3Cpath d='M10 11.500h16M18 8v9.500M12 17.500h11.500c-1.300 5.500-5.500 9-10 9-3 0-4.500-1.500-4.500-3.300 0-2 1.900-3.200 4.400-3.200 4.200 0 8 3 13.600 5.200' fill='none' stroke='%23fff' stroke-width='2.300' stroke-linecap='round' stroke-linejoin='round'/%3E",
  ),
  balance: icon(
    "%3Crect width='36' height='36' rx='9' fill='%236b6866'/%3E%3Crect x='8' y='12' width='20' height='14' rx='3' fill='none' stroke='%23fff' stroke-width='2.200'/%3E%3Cpath d='M8 15.500L21 8.500l2.500 3.500M22.500 19h5.500' fill='none' stroke='%23fff' stroke-width='2.200' stroke-linecap='round' stroke-linejoin='round'/%3E",
  ),
} as const;
