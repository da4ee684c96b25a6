import { actAsVisitor } from '#browser/preview/visitor';

actAsVisitor();
