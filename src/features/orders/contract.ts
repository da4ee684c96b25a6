export type OrderAddress = {
  firstName: string;
  lastName: string;
  street: string;
  housenumber: string;
  housenumberSuffix: string;
  zipcode: string;
  place: string;
  country: string;
  phone: string;
};
