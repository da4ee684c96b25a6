/** Orders for one product by many buyers at once. */
export const ordersRow = () => ({
  name: 'orders, 32 buyers of one product',
  budget: { text: '200/s, none oversold', holds: ({ rate, oversold }) => rate >= 200 && !oversold },
  run: async () => ({ skipped: 'not measured: this build has no checkout' }),
});
