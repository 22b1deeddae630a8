/** What the bundler adds to the language: imports of styles and texts, and `import.meta.glob`. */

/// <reference types="vite/client" />
