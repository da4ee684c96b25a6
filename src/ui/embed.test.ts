import { expect, test } from 'vitest';
import { embedOf, embedOrigins } from './embed';

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=12',
  'https://youtu.be/aqz-KE-bpKQ?si=x',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
])(
  'a film’s public address leads to the player that sets no cookie before it plays: %s',
  (address) => {
    expect(embedOf(address)).toMatchObject({
      party: 'YouTube',
      kind: 'video',
      src: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&hl=nl',
    });
  },
);

test('Vimeo is asked not to track; a map is a page', () => {
  expect(embedOf('https://vimeo.com/76979871')?.src).toBe(
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  );
  const map = 'https://www.openstreetmap.org/export/embed.html?bbox=5.08,52.08,5.1,52.09';
  expect(embedOf(map)).toMatchObject({ party: 'OpenStreetMap', kind: 'iframe', src: map });
});

test.each([
  'https://evil.example/watch?v=aqz-KE-bpKQ',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v=../../x',
  'https://www.youtube.com/watch?v="><script>',
  'javascript:alert(1)//youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.openstreetmap.org/user/x',
  'film.mp4',
  '',
])('what is none of theirs is not embedded: %s', (address) => {
  expect(embedOf(address)).toBeUndefined();
});

test('every frame comes from an origin that the policy names', () => {
  const src = embedOf('https://youtu.be/aqz-KE-bpKQ')?.src ?? '';
  expect(embedOrigins).toContain(new URL(src).origin);
});
