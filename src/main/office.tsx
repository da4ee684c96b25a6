import { createRoot } from 'react-dom/client';
import { Office } from '#admin/app';
import type { OfficeStart } from '#features/office/contract';
import './office-styles';

const told = document.getElementById('office-start');
const place = document.getElementById('office');
if (told?.textContent && place) {
  createRoot(place).render(<Office start={JSON.parse(told.textContent) as OfficeStart} />);
}
