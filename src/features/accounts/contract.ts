/** The addresses of the account. */
export const accountPath = {
  login: '/login',
  forgot: '/login/wachtwoord-vergeten',
  reset: (token: string) => `/login/wachtwoord/${token}`,
  register: '/login/registreren',
  profile: '/login/dashboard/view/profile',
  orders: '/login/dashboard/view/orders',
  logout: '/webcore/logout',
} as const;

export type OrderLine = {
  number: string;
  href: string;
  placedAt: string;
  total: string;
  state: string;
};
