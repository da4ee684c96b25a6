export { Slider as default } from '#ui/slider.view';
