/** Mails can't use the style sheet: the same colours, as inline styles. */
const font = "'Hanken Grotesk', Helvetica, Arial, sans-serif";
const display = "'Young Serif', Georgia, serif";
const ink = '#1d1b17';
const soft = '#5c5548';

export const look = {
  body: {
    margin: '0',
    padding: '24px 0',
    backgroundColor: '#f8f4ec',
    fontFamily: font,
    color: ink,
  },
  container: { maxWidth: '560px', padding: '24px', backgroundColor: '#fffdf9' },
  mark: { color: '#17442f', fontFamily: display, fontSize: '28px', textDecoration: 'none' },
  title: { margin: '24px 0 16px', fontFamily: display, fontSize: '26px', fontWeight: '400' },
  text: { margin: '0 0 12px', fontSize: '16px', lineHeight: '24px' },
  soft: { margin: '0 0 12px', color: soft, fontSize: '13px', lineHeight: '20px' },
  rule: { margin: '24px 0', borderColor: '#ddd4c4' },
  button: {
    padding: '14px 24px',
    borderRadius: '2px',
    backgroundColor: '#17442f',
    color: '#fffdf9',
    fontSize: '16px',
    textDecoration: 'none',
  },
} as const;
