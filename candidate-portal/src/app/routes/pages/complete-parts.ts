export { DiplomaWizardList } from '../../../features/education/components/DiplomaWizardList';
export { ExperienceWizardList } from '../../../features/experience/components/ExperienceWizardList';
export { FileUploads } from '../../../features/files/components/FileUploads';
