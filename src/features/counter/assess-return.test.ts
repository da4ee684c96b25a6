import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assessLines, readAssessed } from './assess-return';
import { damagedField, noteField, verdictField, verdicts } from './contract';

const lines = fc.uniqueArray(
  fc.record({ variantId: fc.nat(), quantity: fc.integer({ min: 1, max: 9 }) }),
  {
    selector: ({ variantId }) => variantId,
    minLength: 1,
    maxLength: 5,
  },
);

test('what is damaged is never more than came, and nothing is refused without a word', () => {
  const typed = fc.record({
    verdict: fc.option(fc.constantFrom(...verdicts), { nil: undefined }),
    damaged: fc.oneof(fc.constant(''), fc.integer({ min: -2, max: 12 }).map(String), fc.string()),
    note: fc.constantFrom('', ' ', 'Gedragen'),
  });
  fc.assert(
    fc.property(lines, fc.func(typed), (all, typedOf) => {
      const form: Record<string, string | undefined> = {};
      for (const { variantId } of all) {
        const { verdict, damaged, note } = typedOf(variantId);
        form[verdictField(variantId)] = verdict;
        form[damagedField(variantId)] = damaged;
        form[noteField(variantId)] = note;
      }
      const verdict = assessLines(
        all,
        readAssessed(all, (field) => form[field]),
      );
      const isWhole = all.every(({ variantId }) => form[verdictField(variantId)] !== undefined);
      if (!isWhole) expect(verdict).toHaveProperty('errors');
      if ('errors' in verdict) return;
      for (const { note } of verdict.assessment.refused) expect(note).not.toBe('');
      for (const { variantId, quantity } of verdict.assessment.unsellable) {
        const came = all.find((line) => line.variantId === variantId)?.quantity ?? 0;
        expect(quantity).toBeGreaterThan(0);
        expect(quantity).toBeLessThanOrEqual(came);
      }
    }),
  );
});
