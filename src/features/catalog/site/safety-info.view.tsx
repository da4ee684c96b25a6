import { product as texts } from '#kernel/messages/nl-product';
import { contactHref, type Operator, type ProductSafety } from '#kernel/values/product-safety';
import { FactsList } from '#ui/facts-list.view';

/** The fibres of each part on a line of its own. */
export function Composition({ composition, hasAnimalParts }: ProductSafety) {
  const lines = [...composition.split('; '), ...(hasAnimalParts ? [texts.animalParts] : [])];
  return lines.map((line, at) => [at > 0 && <br key={`${line} break`} />, line]);
}

function OperatorLines({ name, address, contact }: Operator) {
  const shown = contact.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return (
    <>
      {name}
      <br />
      {address}
      <br />
      <a href={contactHref(contact)}>{shown}</a>
    </>
  );
}

/** Who made it and what to mind: what article 19 of Regulation (EU) 2023/988 wants told beforehand. */
export function SafetyInfo({ maker, warnings }: ProductSafety) {
  return (
    <>
      {maker && (
        <FactsList
          facts={[
            [texts.maker, <OperatorLines key="maker" {...maker} />] as const,
            ...(maker.responsible
              ? [[texts.euResponsible, <OperatorLines key="eu" {...maker.responsible} />] as const]
              : []),
          ]}
        />
      )}
      {warnings.length > 0 && (
        <>
          <h3>{texts.warnings}</h3>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
